/** What a drawing's look depends on; a picture outside the page has no style sheet. */
const LOOK = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'transform',
  'display',
  'visibility',
];

/** A drawing of the page as a picture that stands alone. */
export async function snapshot(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const from = [svg, ...svg.querySelectorAll<SVGElement>('*')];
  const to = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  from.forEach((element, i) => {
    const look = getComputedStyle(element);
    for (const name of LOOK) {
      const value = look.getPropertyValue(name);
      if (value && !(name === 'transform' && value === 'none')) {
        to[i]?.setAttribute(name, value);
      }
    }
  });
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

export interface Postcard {
  readonly game: string;
  readonly headline: string;
  readonly words: string;
  readonly scores: readonly string[];
  readonly link: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 56;

/** The end of a game as a picture to send: the last position, how it went, and where to watch it. */
export async function postcard(board: SVGSVGElement | null, words: Postcard): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) {
    throw new Error('This browser cannot draw pictures.');
  }
  pen.fillStyle = '#f6f0e4';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#5d9b6355';
  pen.beginPath();
  pen.ellipse(WIDTH * 0.3, HEIGHT + 120, WIDTH * 0.6, 230, 0, 0, Math.PI * 2);
  pen.fill();
  const left = board ? await pasteBoard(pen, board) : WIDTH - EDGE;
  pen.fillStyle = '#625c6b';
  pen.font = "700 26px 'Nunito Sans Variable', sans-serif";
  pen.fillText(words.game, EDGE, EDGE + 30);
  pen.fillStyle = '#2a2733';
  pen.font = '600 64px Fraunces, Georgia, serif';
  let y = paragraph(pen, words.headline, EDGE, EDGE + 108, left - EDGE - 40, 68);
  pen.font = "500 28px 'Nunito Sans Variable', sans-serif";
  y = paragraph(pen, words.words, EDGE, y + 6, left - EDGE - 40, 38);
  pen.font = "700 26px 'Nunito Sans Variable', sans-serif";
  for (const score of words.scores.slice(0, 5)) {
    y = paragraph(pen, score, EDGE, y + 4, left - EDGE - 40, 36);
  }
  pen.fillStyle = '#2a2733';
  pen.font = "700 24px 'Nunito Sans Variable', sans-serif";
  pen.fillText(words.link, EDGE, HEIGHT - EDGE + 8);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png'),
  );
}

/** Puts the board at the right, as large as half the card; returns where it begins. */
async function pasteBoard(pen: CanvasRenderingContext2D, board: SVGSVGElement): Promise<number> {
  const image = await snapshot(board);
  const scale = Math.min((WIDTH * 0.52) / image.width, (HEIGHT - 2 * EDGE) / image.height);
  const width = image.width * scale;
  const height = image.height * scale;
  const x = WIDTH - EDGE - width;
  pen.drawImage(image, x, (HEIGHT - height) / 2, width, height);
  return x;
}

/** Writes a text over several lines; returns where the next one goes. */
function paragraph(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  width: number,
  leading: number,
): number {
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > width) {
      pen.fillText(line, x, y);
      y += leading;
      line = word;
    } else {
      line = longer;
    }
  }
  pen.fillText(line, x, y);
  return y + leading;
}
