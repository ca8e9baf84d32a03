/** English. Values stand in {{braces}}; *stars* are emphasis, `backticks` code; [words](term) light up their term. */
export default {
  page: {
    title: 'posenc: positional encodings, computed exactly',
    line: 'Positional encodings to point at, check and take with you',
    language: 'Language',
    theme: 'Colours',
    themes: { auto: 'As my system', light: 'Light', dark: 'Dark' },
    skip: 'Skip to the first figure',
    headline: 'How a Transformer knows which word came first',
    intro:
      'Attention compares every word with every other and forgets where they stood: shuffle the words, and its ' +
      'answers are shuffled along with them, nothing else changes. So a second vector is added to each word’s ' +
      'own, one that depends on its place alone. Here is the one from the original Transformer.',
    honest:
      'Every number on this page is worked out as you read, by the C++ of the posenc library running in your ' +
      'browser. Nothing is sketched and nothing leaves your machine.',
    waiting: 'The figure is being prepared …',
    failed: 'This part of the page could not be loaded. Reloading may help. ({{message}})',
    footer: 'Free under the MIT licence. The page keeps no record of you: no cookies, no requests to anybody else.',
    footerUse: 'Use the same code yourself',
    footerInstall: 'Install it',
    footerImport: 'Ask for a table',
    footerElement: 'Draw it in any page',
  },
  missing: {
    title: 'The figures cannot be computed in this browser',
    webassembly:
      'WebAssembly is missing or switched off. Any Firefox, Chrome, Edge or Safari since 2021 has it. If yours is ' +
      'recent, look for a setting that turns it off: Lockdown Mode on Apple devices, “Disable JavaScript JIT” ' +
      'or a strict security level elsewhere. Then reload.',
    simd:
      'WebAssembly is here, but not its SIMD instructions. Update the browser: Chrome and Edge have them since ' +
      'version 91, Firefox since 89, Safari since 16.4. On a very old processor (before about 2011) only another ' +
      'machine will help.',
  },
  formula: { sin: 'sin', error: 'error', angle: 'angle', training: 'train' },
  control: {
    paper: 'paper',
    reset: 'Reset this lab',
    slider: '{{label}}, slider',
    setTo: 'Set {{label}} to {{value}}',
    more: '{{count}} more',
  },
  problem: {
    notNumber: '“{{raw}}” is not a number. {{allowed}} The picture is still the last good one.',
    notWhole: '{{raw}} is not a whole number. {{allowed}} The picture is still the last good one.',
    outOfRange: '{{raw}} is out of range. {{allowed}} The picture is still the last good one.',
    allowedWhole: 'Allowed: whole numbers from {{min}} to {{max}}.',
    allowedReal: 'Allowed: numbers from {{min}} to {{max}}.',
    allowedAbove: 'Allowed: numbers above {{min}}, up to {{max}}.',
    allowedOptions: 'Allowed: {{options}}.',
    allowedList: 'Allowed: up to {{longest}} whole numbers from {{min}} to {{max}}, with commas between them.',
    notText: 'This cannot be shown as it stands. {{allowed}} The picture is still the last good one.',
    allowedText: 'Allowed: {{min}} to {{max}} words, at most {{longest}} characters in all.',
  },
  link: {
    note: 'The link asked for something that cannot be shown, so the usual value stands in its place.',
    item: '{{label}}: “{{raw}}”. {{allowed}}',
    dismiss: 'Understood',
    toLab: 'Link to “{{title}}”',
  },
  copy: { copy: 'Copy', copied: 'Copied', failed: 'Your browser does not allow copying; please select the text.' },
  panels: {
    words: 'The figure in words and numbers',
    table: 'The numbers of the figure; scrolls',
    more: 'The first {{shown}} of {{all}} rows; the files hold all of them.',
    moreColumns: 'The first {{shown}} of {{all}} columns.',
    files: 'Download',
    filesAbout: 'CSV and JSON hold every column with all digits; .npy holds only the numbers, as float32.',
    reproduce: 'Reproduce this',
    reproduceAbout: 'Programs for exactly this view. Copy, run, compare.',
    language: 'Program in',
  },
};
