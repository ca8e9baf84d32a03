import './styles/index.css';
import { chooseLanguage, speak } from './lib/i18n.ts';
import { keepForOffline } from './offline/register.ts';
import { missing } from './lib/capability.ts';
import { addressBar } from './lib/address-bar.ts';
import { applyTheme, readTheme } from './lib/theme.ts';
import { labs } from './labs/index.ts';

applyTheme(readTheme());
// The first lab travels while the words do; if it fails, its slot says so.
if (!missing()) labs[0]?.load().catch(() => undefined);
const asked = addressBar.getPage('lang');
await speak(chooseLanguage([...(asked === null ? [] : [asked]), ...navigator.languages]));
await import('./page.ts');
document.querySelector('noscript')?.remove();
keepForOffline();
