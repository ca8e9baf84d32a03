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
      'Attention forgets where each word stood. The first Transformer added to it a vector that depends on its ' +
      'position alone; most models today rotate queries and keys. Switch positions on and off.',
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
          'Without positions attention turns each word into the same row of numbers in both sentences: who chases ' +
          'whom makes no difference. (The largest difference, {{error}}, is rounding.)',
        with:
          'With positions attention turns the same word into two different rows, up to {{error}} apart: only now ' +
          'can the two sentences be told from each other.',
      },
    },
    story: { follow: 'Follow one word', about: 'from its first number to a race of six models, in 90 seconds' },
    bar: {
      previous: 'Previous lab',
      next: 'Next lab',
      labs: 'Labs',
      keys: 'The keys [ and ] step from lab to lab',
    },
    about: {
      subject: 'Positional encoding',
      label: 'About this project',
      plans: 'Lesson plans',
      docs: 'Documentation',
      source: 'Source',
      cite: 'Cite',
      authors: 'Authors',
      skip: 'Skip to the text',
      all: 'All labs on one page',
      own: '“{{title}}” on a page of its own',
    },
    claim: { number: 'Claim {{number}}', check: 'Check it live', all: 'All claims' },
    backToText: 'Back to the text',
    deeper: 'Go deeper',
    questions: 'Questions',
    pass: 'Skip to “{{title}}”',
    teachers: 'For teachers',
    contents: 'Contents',
    groups: { why: 'Why', what: 'What it is', follows: 'What follows', today: 'Today', check: 'Check' },
    pages: {
      title: 'Other pages',
      class: 'A class: ask a room full of phones, without a server',
      check: 'Is it right? Numbers, configs and sentences, checked',
    },
    paths: {
      title: 'Paths',
      intro: 'For a first visit',
      lesson: 'Lesson {{lesson}}: {{about}}',
      about:
        'The labs one after another, each as the lesson shows it, with a sentence on what to do and what to look ' +
        'for.',
      course: 'as a course page',
      make: 'Make a path of my own',
      teach: 'Plans, a presenter and worksheets, for teachers',
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
    footer: 'Free under the MIT licence. The page keeps no record of you: no cookies, no requests to other sites.',
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
    policy:
      'This page forbids WebAssembly: the script-src of its content security policy lacks ' +
      '\u2018wasm-unsafe-eval\u2019.',
  },
  formula: { sin: 'sin', error: 'error', angle: 'angle', training: 'train' },
  control: {
    paper: 'paper',
    reset: 'Reset this lab',
    slider: '{{label}}, slider',
    setTo: 'Set {{label}} to {{value}}',
    more: '{{count}} more',
    further: 'More settings',
  },
  problem: {
    notNumber: '“{{raw}}” is not a number. {{allowed}} The picture is still the last good one.',
    notWhole: '{{raw}} is not a whole number. {{allowed}} The picture is still the last good one.',
    outOfRange: '{{raw}} is out of range. {{allowed}} The picture is still the last good one.',
    allowedWhole: 'Allowed: whole numbers from {{min}} to {{max}}.',
    allowedReal: 'Allowed: numbers from {{min}} to {{max}}.',
    allowedAbove: 'Allowed: numbers above {{min}}, up to {{max}}.',
    allowedOptions: 'Allowed: {{options}}.',
    allowedList: 'Allowed: up to {{longest}} whole numbers from {{min}} to {{max}}, separated by commas.',
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
  structure: {
    role: 'heat map',
    whole: '{{rows}} rows ({{down}}) and {{columns}} columns ({{across}}).',
    rows: 'Axis {{name}}: from {{first}} to {{last}}, running downwards.',
    columns: 'Axis {{name}}: from {{first}} to {{last}}, running to the right.',
    colors: 'Colours of the map {{map}} stand for values from {{min}} to {{max}}.',
    line: '{{name}}: highest {{high}} at {{there}}, lowest {{low}} at {{here}}, mean {{mean}}.',
    cell: '{{row}}, {{column}}: {{value}}',
    none: '{{name}}: nothing here',
    keys:
      'Shift with the up arrow goes from the cell to its row or column, then to the axes, then to the whole figure, ' +
      'where the arrow keys go from one to the next; Shift with the down arrow goes back in.',
  },
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
