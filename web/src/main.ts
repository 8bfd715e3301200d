import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { addressIn } from './lib/address';
import { pageAt } from './lib/pages';
import { followSettings } from './lib/settings.svelte';
import { needWords } from './lib/words.svelte';

// Keeps what the pages are made of, so that they open on a flaky network; it never keeps what the server tells.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/worker.js');

followSettings();
// The page comes while the words do.
void pageAt(addressIn(location).path).load();
await needWords();
mount(App, { target: document.getElementById('app')! });
