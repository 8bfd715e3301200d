import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followSettings } from './lib/settings.svelte';
import { needWords } from './lib/words.svelte';

followSettings();
await needWords();
mount(App, { target: document.getElementById('app')! });
