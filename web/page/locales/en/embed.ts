/** English: the strings of an element in another page. */
export default {
  course: {
    title: 'Put “{{title}}” in your course',
    about: 'What you see now is what your students begin with.',
    choose: 'Choose what is shown and what students may change',
    alone: 'in a page of its own',
    site: 'Address of the site',
    siteLocal:
      'This address leads to your own machine or network: students elsewhere see nothing. Write the address at ' +
      'which they reach these pages, such as https://example.org/posenc/. A file or a package then has a link to ' +
      'it; without one it has none.',
    siteWrong: '“{{text}}” is no address of a site. Allowed: one that begins with https:// or http://.',
    parts: 'What is shown',
    controls: 'What students may change',
    uses: { shown: 'may change', locked: 'shown, locked', hidden: 'not shown' },
    students: 'A seed for each student: their names, one a line',
    seeds: 'A seed for each student',
    seedsOfNames:
      'The file asks for a name or a number and makes the seed from it: the same seed as in the list here for ' +
      'links. It keeps neither, and sends nothing.',
    seedsOfIds:
      'The seed is made from the id by which the platform knows a student; the id goes nowhere. Where the platform ' +
      'gives none, everybody has the seed that you see now.',
    as: 'As',
    kinds: {
      link: 'link',
      frame: 'frame',
      slide: 'slide (16:9)',
      element: 'element',
      picture: 'picture',
      markdown: 'Markdown',
      file: 'file',
      scorm12: 'SCORM 1.2',
      scorm2004: 'SCORM 2004',
    },
    how: {
      link: 'Opens the lab alone, in a page of its own.',
      frame: 'For pages that take HTML. The script gives the frame the height of the lab.',
      slide: 'A frame of 16 : 9 in which the lab is as large as fits, without scrolling.',
      element: 'For pages that you write yourself. The lab is a part of the page.',
      picture: 'A picture with a caption, and words for those who do not see it; it leads to the lab.',
      markdown: 'A picture in Markdown that leads to the lab.',
      file:
        'The lab in one file, for places without a server: it opens from a folder or in an upload, ' +
        'without a network.',
      scorm12:
        'The lab as a package for a learning platform: students answer questions that we mark, and one that they ' +
        'compare themselves; the platform receives answers, marks, score and completion.',
      scorm2004:
        'The lab as a package for a learning platform: students answer questions that we mark, and one that they ' +
        'compare themselves; the platform receives answers, marks, score and completion.',
    },
    save: 'Save the picture',
    saveFile: 'Save the file',
    savePage: 'The whole page in one file',
    saveTheWay: 'Save the path that is open',
    code: 'To copy',
    preview: 'How it looks',
    close: 'Close',
  },
  exam: {
    answer: 'Your answer',
    self: 'You compare this answer yourself: it is recorded with your mark, which does not count for the score.',
    first: 'Write your answer first; then unfold ours below and compare.',
    unfold: 'Unfold the answer below, then say how yours was.',
    compare: 'Compare the two answers. Yours was:',
    marks: { right: 'right', partly: 'partly right', wrong: 'wrong' },
    nobody: 'No learning platform answers here: nothing is kept.',
    kept: 'The platform has recorded your answer.',
    allKept: 'Everything is answered, and the platform has recorded it.',
    told: '{{answered}} of {{all}} questions that count are answered; the platform has recorded {{percent}}% so far.',
    done: 'Everything is answered, and the platform has recorded {{percent}}%.',
    handIn: 'Everything is answered: hand it in with the button of the page around this frame.',
    handInLater: 'The answers are handed in with the button of the page around this frame.',
  },
  student: {
    name: 'Your name or number',
    why:
      'The numbers of this lab are drawn from a seed that is yours. It is made from what you write here, which is ' +
      'neither kept nor sent.',
    take: 'Take my seed',
    mine: 'Your seed is {{seed}}.',
    nobody: 'The platform does not say who you are: your seed is the one for everybody, {{seed}}.',
  },
  themes: { auto: 'As the page around it', light: 'Light', dark: 'Dark' },
  parts: {
    lead: 'introduction',
    figure: 'figure',
    presets: 'presets',
    controls: 'controls',
    readings: 'readings',
    caption: 'caption',
    list: 'list',
    question: 'question',
    questions: 'questions that mark themselves',
    deeper: 'more to read',
    panels: 'files and programs',
  },
  open: 'Open in posenc',
  refused: '{{name}}="{{value}}" cannot be shown. {{allowed}}',
  unknown: '{{name}} means nothing here. {{allowed}}',
  noLab: 'No lab is named: write lab="…" with one of {{labs}}.',
};
