/** English: the strings of an element in another page. */
export default {
  course: {
    title: 'Put “{{title}}” in your course',
    about:
      'What you see now is what your students begin with. Choose what they see and may change, and copy what your ' +
      'page takes.',
    parts: 'What is shown',
    controls: 'What students may change',
    uses: { shown: 'may change', locked: 'shown, locked', hidden: 'not shown' },
    students: 'A seed for each student: their names, one a line',
    seeds: 'A seed for each student',
    seedsOfNames:
      'The file asks for a name or a number and makes the seed of it: the same one as here for a link. It ' +
      'keeps neither, and sends nothing.',
    seedsOfIds:
      'The seed is made of the id by which the platform knows a student; the id goes nowhere. Where the ' +
      'platform gives none, all have the seed that you see now.',
    as: 'As',
    kinds: {
      link: 'link',
      frame: 'frame',
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
      element: 'For pages that you write yourself. The lab is a part of the page.',
      picture: 'A picture with a caption, and words for those who do not see it; it leads to the lab.',
      markdown: 'A picture in Markdown that leads to the lab.',
      file:
        'The lab in one file, for places without a server: it opens from a folder or in an upload, ' +
        'without a network.',
      scorm12:
        'The lab as a package for a learning platform: students answer its question, compare, and the platform ' +
        'receives their answer, score and completion.',
      scorm2004:
        'The lab as a package for a learning platform: students answer its question, compare, and the platform ' +
        'receives their answer, score and completion.',
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
    first: 'Write your answer first; then unfold ours below and compare.',
    compare: 'Unfold the answer below. Yours was:',
    marks: { right: 'right', partly: 'partly right', wrong: 'wrong' },
    nobody: 'No learning platform answers here: nothing is kept.',
    told: 'The platform has recorded {{percent}}% so far.',
    done: 'All is answered, and the platform has recorded {{percent}}%.',
  },
  student: {
    name: 'Your name or number',
    why:
      'The numbers of this lab are drawn from a seed that is yours. It is made of what you write here, which ' +
      'is neither kept nor sent.',
    take: 'Take my seed',
    mine: 'Your seed is {{seed}}.',
    nobody: 'The platform does not say who you are: your seed is everybody’s, {{seed}}.',
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
    deeper: 'more to read',
    panels: 'files and programs',
  },
  open: 'Open in posenc',
  refused: '{{name}}="{{value}}" cannot be shown. {{allowed}}',
  unknown: '{{name}} means nothing here. {{allowed}}',
  noLab: 'No lab is named: write lab="…" with one of {{labs}}.',
};
