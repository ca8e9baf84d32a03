/** English. Values go in {{braces}}; *stars* are emphasis, `backticks` code; [words](term) light up their term. */
export default {
  page: {
    title: 'posenc: positional encodings, computed exactly',
    language: 'Language',
    theme: 'Colours',
    themes: { auto: 'As my system', light: 'Light', dark: 'Dark' },
    skip: 'Skip to the contents',
    headline: 'How a Transformer knows which word came first',
    intro:
      'Attention compares every word with every other and forgets where they stood. So a Transformer is given a ' +
      'second vector for each word, one that depends on its place alone. Switch it on and off.',
    // A word joiner within C++: Firefox would break the line between the signs.
    honest:
      'Every figure is computed as you read, by the C\u2060+\u2060+ of the posenc library running in your browser; ' +
      'what was trained beforehand says so. Nothing leaves your machine.',
    opening: {
      positions: 'Positions',
      switch: { without: 'off', with: 'on' },
      first: 'The cat chases the mouse',
      second: 'The mouse chases the cat',
      head: 'sentence {{number}}',
      alt: {
        without:
          'Attention’s output for “{{first}}” and “{{second}}” without positions: a row of colours for each word, ' +
          'and lines between the same words.',
        with:
          'Attention’s output for “{{first}}” and “{{second}}” with positions: a row of colours for each word, ' +
          'and lines between the same words.',
      },
      says: {
        without:
          'Without positions every line joins two equal rows: who chases whom makes no difference. (The largest ' +
          'difference, {{error}}, is rounding.)',
        with:
          'With positions the same word has two different rows, up to {{error}} apart: only now can the two ' +
          'sentences be told from each other.',
      },
    },
    bar: {
      previous: 'Previous lab',
      next: 'Next lab',
      labs: 'Labs',
      keys: 'The keys [ and ] step from lab to lab',
    },
    backToText: 'Back to the text',
    deeper: 'Go deeper',
    pass: 'Skip to “{{title}}”',
    contents: 'Contents',
    groups: { why: 'Why', what: 'What it is', follows: 'What follows', today: 'Today', check: 'Check' },
    paths: {
      title: 'Paths',
      intro: 'For a first visit',
      lesson: 'Lesson {{lesson}}: {{about}}',
      about:
        'The labs one after another, each as the lesson shows it, with a sentence on what to do and what to look ' +
        'for.',
      course: 'as a course page',
      make: 'Make a path of my own',
    },
    lessons: {
      '000': 'bootcamp, in Spanish',
      '001': 'full guide, in Italian',
      '002': 'notebook, in Spanish',
      '003': 'slides, in Spanish',
      '004': 'documentation, in English',
    },
    waiting: 'The figure is being prepared …',
    failed: 'This part of the page could not be loaded. Reloading may help. ({{message}})',
    footer: 'Free under the MIT licence. The page keeps no record of you: no cookies, no requests to anybody else.',
    footerUse: 'Use the same code yourself',
    footerInstall: 'Install it',
    footerImport: 'Ask for a table',
    footerElement: 'Draw it in any page',
    footerDocs: 'Documentation',
  },
  missing: {
    title: 'The figures cannot be computed in this browser',
    webassembly:
      'WebAssembly is missing or switched off. Any Firefox, Chrome, Edge or Safari since 2021 has it. If yours is ' +
      'recent, look for a setting that turns it off: Lockdown Mode on Apple devices, “Disable JavaScript JIT” ' +
      'or a strict security level elsewhere. Then reload.',
    simd:
      'WebAssembly is available, but its SIMD instructions are not. Update the browser: Chrome and Edge have had ' +
      'them since version 91, Firefox since 89, Safari since 16.4. On a very old processor (before about 2011) only ' +
      'another computer will help.',
    policy: 'This page forbids WebAssembly: script-src of its policy (CSP) lacks \u2018wasm-unsafe-eval\u2019.',
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
    note: 'The link asked for something that cannot be shown, so the usual value is used instead.',
    item: '{{label}}: “{{raw}}”. {{allowed}}',
    dismiss: 'Understood',
    toLab: 'Link to “{{title}}”',
  },
  copy: { copy: 'Copy', copied: 'Copied', failed: 'Your browser does not allow copying; please select the text.' },
  panels: {
    course: 'Put this lab in your course',
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
