import { botName } from '$/parts/around/setups';
import { say, sayIfKnown } from '$/lib/words.svelte';
import { LOCAL_USER } from '$/lib/local/built';
import { userAt } from '$/lib/me.svelte';
import { personAt } from '$/lib/people.svelte';
import type { TableDocument } from '$/lib/table/wire';

/** The name on a seat: what people call each other on this device, the person's, the bot's, or the seat's number. */
export function nameOf(document: TableDocument, seat: number): string {
  const found = document.seats.find((one) => one.seat === seat);
  const person = found?.user === userAt(document.table) ? personAt(document.table, seat) : undefined;
  if (person) return person;
  const alike = document.seats.filter((one) => one.name !== null && one.name === found?.name);
  if (found?.name) return alike.length > 1 ? say('seat-of', { name: found.name, seat }) : found.name;
  if (found?.bot)
    return say('seat-bot-of', { bot: sayIfKnown(`bot-short-${found.bot}`) ?? botName(found.bot), seat });
  return say(found?.user === LOCAL_USER ? 'seat-local' : 'seat-number', { seat });
}
