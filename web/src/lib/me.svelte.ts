/** The user of this browser. */

import type { User } from '$/generated/api';
import { hasServer } from './address';
import { api } from './api';
import { Connection, reconnect, type Ended } from './connection.svelte';
import { isHere, LOCAL_USER } from './local/built';
import { notify } from './notices.svelte';
import { Refusal } from './refusal';
import { say } from './words.svelte';

export interface Person {
  user: string;
  name: string;
  account: boolean;
}

class Me {
  /** Undefined until the server was asked, null for a first visit. */
  person: Person | null | undefined = $state.raw(undefined);

  /** Asks the server for the user. */
  async load(): Promise<Person | null> {
    if (!hasServer) return (this.person = { user: LOCAL_USER, name: '', account: false });
    try {
      const { id, name, kind } = await api.get<User>('/api/me');
      this.person = { user: id, name, account: kind === 'account' };
    } catch (problem) {
      // A user who is banned, or asks too often, is still a user.
      if (!(problem instanceof Refusal) || problem.status !== 401) throw problem;
      this.person = null;
    }
    return this.person;
  }

  /** Playing needs a session: a guest gets one at once. */
  async atLeastGuest(): Promise<Person> {
    const person = this.person ?? (await this.load());
    if (person) return person;
    await api.post('/api/guest');
    return this.changed();
  }

  /** Somebody else from now on: signed in, signed out, or a new name. */
  async changed(): Promise<Person> {
    reconnect();
    return (await this.load())!;
  }
}

export const me = new Me();

/** The user of this browser at a table. */
export function userAt(table: string): string | undefined {
  return isHere(table) ? LOCAL_USER : me.person?.user;
}

/** Long enough to be read by who comes back to the device later. */
const TOLD_FOR = 10 * 60_000;

async function tellWhyEnded(why: Ended) {
  try {
    await me.load();
  } catch (problem) {
    // Banned, for instance.
    if (problem instanceof Refusal) return notify('problem', problem.told, TOLD_FOR);
  }
  if (why === 'password') notify('problem', say('me-ended-password'), TOLD_FOR);
  else if (!me.person) notify('problem', say('me-ended-session'), TOLD_FOR);
}

Connection.whenEnded = (why) => void tellWhyEnded(why);
