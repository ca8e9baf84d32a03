// On a server the elements are classes that are never instantiated.
import * as elements from 'posenc/elements';
import 'posenc/elements/define';

console.log(Object.keys(elements).sort().join(' '));
