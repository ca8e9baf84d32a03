// The script of the glossary: the reader's colours. The page is whole without it.
import './glossary.css';
import { startHeader } from '../../shared/header/behaviour.ts';
import { keepForOffline } from '../../shared/offline/register.ts';

startHeader();
keepForOffline(`${document.documentElement.dataset['up'] ?? ''}sw.js`);
