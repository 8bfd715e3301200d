import './styles/tokens.css';
import './styles/base.css';
import './styles/fonts.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { addressIn } from './lib/address';
import { hurry } from './lib/hurry';
import { bringLetters } from './lib/letters';
import { offline } from './lib/offline.svelte';
import { pageAt } from './lib/pages';
import { followSettings } from './lib/settings.svelte';
import { needWords } from './lib/words.svelte';

offline.start();
followSettings();
// The page comes while the words do.
void hurry(pageAt(addressIn(location).path).load());
// No await outside of a function: WebKit sometimes never finishes importing a page that needs this file while it is waiting.
void needWords().then(() => {
  mount(App, { target: document.getElementById('app')! });
  void bringLetters();
});
