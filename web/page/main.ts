import './styles/index.css';
import { chooseLanguage, speak } from './lib/i18n.ts';
import { keepForOffline } from './offline/register.ts';
import { missing } from './lib/capability.ts';
import { addressBar } from './lib/address-bar.ts';
import { applyTheme, readTheme } from './lib/theme.ts';

applyTheme(readTheme());
// The first figure travels while the words do.
if (!missing()) import('./opening.ts').catch(() => undefined);
const asked = addressBar.getPage('lang');
await speak(chooseLanguage([...(asked === null ? [] : [asked]), ...navigator.languages]));
await import('./page.ts');
document.querySelector('noscript')?.remove();
keepForOffline();
