import { mount } from 'svelte';
import App from './App.svelte';
import { keepForOffline } from './lib/offline';
import { texts } from './lib/i18n.svelte';
import { pause } from './lib/pause';
import './styles/tokens.css';
import './styles/deck.css';
import './styles/base.css';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');

await texts.begin();
await pause();
mount(App, { target });
keepForOffline();
