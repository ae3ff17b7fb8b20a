// Plays a game of Wolf and Sheep against a bot with a client that was made from the server's own description.
import { client } from "./made/client.gen";
import { getTable, makeGuest, makeMove, makeTable } from "./made/sdk.gen";

const baseUrl = process.env.SHEEPFOLD ?? "http://127.0.0.1:7433";
client.setConfig({ baseUrl, throwOnError: true });

const guest = await makeGuest({ body: { name: "Made client" }, throwOnError: true });
client.setConfig({ auth: guest.data.token });

const made = await makeTable({
  body: { game: "wolf-and-sheep", seats: ["me", "bot:random"] },
  throwOnError: true,
});
const path = { id: made.data.table };

let { data: state } = await getTable({ path, throwOnError: true });
while (state.status !== "over") {
  const legal = state.legal.at(0);
  if (legal) {
    const answer = await makeMove({ path, body: { move: legal.move, at: state.at }, throwOnError: true });
    state = answer.data;
  } else {
    await new Promise((resolve) => setTimeout(resolve, 50));
    state = (await getTable({ path, throwOnError: true })).data;
  }
}
if (!state.result) {
  throw new Error("The table is over and says no result.");
}
console.log(`${state.moves} moves: ${state.result.reason}`);
