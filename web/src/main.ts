import '@fontsource-variable/nunito-sans/wght.css';
import './fonts/fraunces.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // After all that the page itself fetches; a browser that wants none does without
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}

const target = document.getElementById('app');
if (target) {
  mount(App, { target });
}
