import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { addressIn } from './lib/address';
import { calm } from './lib/hurry';
import { offline } from './lib/offline.svelte';
import { pageAt } from './lib/pages';
import { followSettings } from './lib/settings.svelte';
import { needWords } from './lib/words.svelte';

/** Milliseconds in which a newcomer may already have chosen a game. */
const FIRST_LOOK = 1200;

/** Letters can be read before they are beautiful. Kept files are there at once. */
async function dress() {
  if (!navigator.serviceWorker?.controller) await calm(FIRST_LOOK);
  await import('./styles/fonts.css');
}

offline.start();
followSettings();
// The page comes while the words do.
void pageAt(addressIn(location).path).load();
await needWords();
mount(App, { target: document.getElementById('app')! });
void dress();
