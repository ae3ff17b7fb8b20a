/** Words broken into lines of at most so many letters. */
export function lines(printed: string, most: number): readonly string[] {
  const broken: string[] = [];
  for (const word of printed.split(' ')) {
    const last = broken.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) {
      broken[broken.length - 1] = `${last} ${word}`;
    } else {
      broken.push(word);
    }
  }
  return broken;
}
