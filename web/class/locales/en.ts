export default {
  title: 'A class: questions, predictions, and a seed for each student',
  description:
    'Open a room for your class: students answer, predict or train on their own devices, and the projector shows the ' +
    'class’s own distribution. No server, no accounts; codes and QR codes carry everything.',
  heading: 'A class',
  lead:
    'Students answer a lab’s questions, predict a race, or each train a different seed of it, on their own phones. ' +
    'What they hand in is a short code, and the class’s own distribution grows on the projector.',
  skip: 'To the room',
  labs: 'Labs',
  guide: 'Guide for teachers (in English)',
  languages: 'Language',
  noscript: 'A class runs in your browser and needs JavaScript. What it does is described below.',
  loading: 'Loading …',
  failed: 'This could not be loaded. Reload the page to try again. ({{message}})',
  how: {
    title: 'How it works',
    room:
      'The teacher chooses what is asked and opens a room. Its link, its QR code and its short code carry ' +
      'everything: ' +
      'no server knows of it.',
    student:
      'Students open the link, and answer, predict or train. A name is optional. Their page makes a code, which they ' +
      'show as a QR code, send, save as a file, or read out.',
    teacher:
      'The teacher’s page takes codes from the keyboard, pasted lists, files and the camera, and refuses a wrong one ' +
      'with the reason.',
    hands:
      'Where nobody has a phone, the teacher counts hands and types the counts: the same distribution, without codes.',
    privacy:
      'Nothing is sent to anybody, and nothing is kept once the tab is closed, unless the teacher saves a file. The ' +
      'check in a code finds typing slips and casual changes. It is no examination: whoever has the room’s link ' +
      'could make up a code.',
  },
  start: {
    student: 'I am a student',
    roomCode: 'Code of the room',
    join: 'Enter',
    teacher: 'I teach',
    what: 'What is asked',
    kind: { questions: 'Questions of a lab', hands: 'A show of hands', predict: 'A prediction', train: 'Train a seed' },
    about: {
      questions: 'The page computes the right answers and knows what common mistakes lead to.',
      hands:
        'No phones needed: read the question out, count the hands for each answer and type the counts. The page ' +
        'shows the distribution and where the wrong answers come from.',
      predict:
        'Which of six encodings learns the task, and which still manages it in sentences four times as long? Ask ' +
        'before the class has seen it.',
      train:
        'Each student’s device trains the six models of the lab “Does it matter?” from a seed of its own. Together ' +
        'they show what is chance and what is not.',
    },
    lab: 'Lab',
    questions: 'Questions, at most {{most}}',
    level: { 1: 'reads a definition off', 2: 'applies it', 3: 'reasons from it' },
    seeds: 'Numbers',
    rule: {
      same: 'the same for everybody, so that answers make a histogram',
      own: 'different for each student, so that nobody can copy',
    },
    open: 'Open the room',
    count: 'Begin',
    file: 'Open a saved class',
    notOurs: 'This file is not a saved class.',
    badLink: 'The link of the room does not work.',
  },
  room: {
    title: 'Room {{room}}',
    qr: 'QR code of the link to room {{room}}',
    how: 'Scan it, open the link, or type the code on this page.',
    address: 'The address in the link',
    unreachable:
      'This page is open from this computer itself, and students’ devices cannot reach it under that address. Give ' +
      'the address at which they can: of the site, or of this computer in your network.',
    site: 'Address of this page for students',
    copy: 'Copy the link',
  },
  desk: {
    collect: 'Codes of the class',
    box: 'Codes, one a line (Enter takes them)',
    take: 'Take',
    files: 'Choose files',
    taken_one: '{{count}} code was taken.',
    taken_other: '{{count}} codes were taken.',
    refused_one: '{{count}} was refused.',
    refused_other: '{{count}} were refused.',
    refusedTitle: 'Refused codes',
    clear: 'Clear the list',
    handedIn_one: '{{count}} student has handed in',
    handedIn_other: '{{count}} students have handed in',
    way: { typed: 'typed or pasted', file: 'from a file', camera: 'by camera' },
    remove: 'Remove',
    removeOf: 'Remove the code of {{who}}',
    save: 'Save the class as a file',
    leave: 'Leave the room',
    leaveSure: 'Leave the room? Codes that are not saved as a file are lost.',
    notKept:
      'This browser’s store for the tab is full or switched off. The class stays as long as this page is open, but a ' +
      'reload would lose codes: save the class as a file.',
  },
  class: {
    title: 'The class',
    count_one: '{{count}} student',
    count_other: '{{count}} students',
    questions: 'Questions',
    previous: 'Question before',
    next: 'Next question',
    at: 'Question {{at}} of {{all}}',
    reveal: 'Reveal',
    hide: 'Cover',
    large: 'Large, for the projector',
    small: 'Back to the desk',
    covered: 'The answers are covered until you reveal them.',
    answered: 'Answers to this question: {{count}}',
    example: 'Each student has other numbers. This is an example.',
    rightOf: '{{right}} of {{given}} right ({{share}}).',
    withoutAnswer_one: '{{count}} more handed in no answer to it.',
    withoutAnswer_other: '{{count}} more handed in no answer to it.',
    right: 'Right:',
    isRight: 'right',
    mistakes: 'Where the other answers come from',
    other: 'wrong, for no reason that is known here',
    otherAnswers: 'other answers',
    ownNumbers: 'Right, and misconceptions by name',
    answers: 'Answers of the class',
    table: 'The answers as a table',
    column: { answer: 'Answer', count: 'Students', share: 'Share' },
    histogram: 'Histogram of the answers in {{bins}} bins.',
    students: 'Students ↑',
    beyond_one: '{{count}} answer is too far away for this picture; the table has it.',
    beyond_other: '{{count}} answers are too far away for this picture; the table has them.',
    heat: 'How often each cell was chosen. The right one has a frame.',
    none: 'Nobody has answered this question yet.',
    noValues: 'no student has a value',
  },
  hands: {
    title: 'A show of hands',
    howListed: 'Type the number of hands for each answer. Tab goes to the next one, Enter reveals.',
    howValues: 'Type an answer, and after Tab how many gave it. Enter reveals.',
    value: 'Answer {{number}}',
    cell: 'Row and column, answer {{number}}',
    count: 'Hands for: {{text}}',
    more: 'One more for: {{text}}',
    less: 'One fewer for: {{text}}',
    badCount: '“{{text}}” is not a count. Type a whole number from 0 to {{most}}.',
    badNumber: '“{{text}}” cannot be read as a number, or is too large or too small to draw.',
    badCell:
      '“{{text}}” is not a cell. Type its row and its column, such as 0, {{columns}}. Rows go from 0 to {{rows}}, ' +
      'columns from 0 to {{columns}}.',
    noAnswer: 'There are hands here but no answer. Type the answer too.',
    most: 'A question takes {{most}} different answers.',
    empty: 'Empty this question',
    leave: 'End',
    leaveSure: 'End the show of hands? The counts are lost.',
    privacy: 'Nothing is sent, and nothing is kept once the tab is closed.',
    notKept:
      'This browser keeps nothing for a reload: its store is full or switched off. The counts stay as long as this ' +
      'page is open.',
  },
  race: {
    about: '“{{task}}”: six models, {{mask}}, {{size}}, {{steps}} steps.',
    task: 'Task',
    mask: 'Mask',
    sizeLabel: 'Size',
    size: { phone: 'width 16, two heads', full: 'width 32, four heads' },
    stepsLabel: 'Steps',
    knownBy: 'The tick marks what the median of {{seeds}} seeds did that were trained beforehand.',
    unknown: 'Nothing was trained beforehand with these settings: let the class train it.',
    measure: 'Compare',
    rightAt: 'right answers with {{length}} words',
    steps: 'steps to 95%',
    seeds_one: '{{count}} seed, trained by this class.',
    seeds_other: '{{count}} seeds, trained by this class.',
    shared_one: 'One student trained a seed that another had too; it counts once.',
    shared_other: '{{count}} students trained seeds that others had too; they count once.',
    disputed:
      'For seed {{seeds}} two students handed in different results. The same seed gives the same weights on every ' +
      'device, so at least one of them is not what it says.',
    boxes:
      'A box holds the middle half of the seeds, its line the median; the whiskers reach to the ends. Each dot is ' +
      'one student’s model.',
    known: 'The triangle is the median of {{seeds}} seeds that were trained beforehand.',
    boxText: '{{name}}: median {{median}}, from {{low}} to {{high}}.',
    column: {
      low: 'least',
      left: 'quarter',
      middle: 'median',
      right: 'three quarters',
      high: 'most',
      learned: 'learned it',
    },
    of: '{{count}} of {{all}}',
  },
  student: {
    room: 'Room {{room}}',
    name: 'Name (optional)',
    number: 'Your number, if your teacher gave you one',
    whoHint: 'Both stay in your code. Without a number your page draws one.',
    wrongNumber: 'A number from 1 to {{most}}, please, or nothing.',
    notKept:
      'Your browser keeps nothing for a reload: its store is full or switched off. Your answers stay as long as this ' +
      'page is open.',
    waiting: 'The questions are being made …',
    failed: 'The questions could not be loaded. Reload the page. ({{message}})',
    answered: '{{done}} of {{all}} answered',
    predict:
      'What will each of the six models be able to do after training? It trains on sentences up to the first ' +
      'length, never on longer ones.',
    finish: 'Make my code',
    code: 'Your code',
    hand:
      'Show it to your teacher’s camera, send it, save it as a file, or read it out. What is right, your teacher ' +
      'reveals.',
    codeQr: 'QR code of your code',
    forget: 'Start again as another student',
    forgetHint: 'This tab then forgets your answers.',
  },
  answer: {
    unreadable: 'This cannot be read as a number.',
    noCell: 'No cell is chosen yet. Click one, or use the arrow keys.',
    cell: 'row {{row}}, column {{column}}',
    curve: 'curve {{number}}',
    up: 'Move up: {{text}}',
    down: 'Move down: {{text}}',
    asShown: 'This order is right as it is',
  },
  train: {
    seed: 'Your seed: {{seed}}.',
    start: 'Train',
    pause: 'Pause',
    goOn: 'Go on',
    progress: 'Steps trained',
    step: 'Step {{step}} of {{steps}}',
    done: 'All six are trained and tested.',
    time: 'This takes a minute or two on a phone. Keep this page open meanwhile.',
  },
  code: {
    length: '{{count}} characters. Capitals or not, hyphens or not: all the same. O is read as 0, I and L as 1.',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'Your browser did not allow copying.',
    file: 'Save as a file',
  },
  scan: {
    start: 'Scan with the camera',
    stop: 'Close the camera',
    video: 'What the camera sees',
    none: 'No camera here: browsers give it to pages by https only.',
    failed: 'The camera did not open. ({{message}})',
  },
  kinds: {
    room: 'the code of a room',
    result: 'the code of a student',
  },
  refusal: {
    empty: 'There is no code in it.',
    sign:
      '“{{sign}}” is in no code (group {{group}}, character {{place}}). Codes have digits and letters, without I, ' +
      'L, O and U.',
    short: 'Too short for a code: {{count}} characters. Is the end missing?',
    long: 'Too long for a code: {{count}} characters. Are these two codes in one line?',
    wrongSign:
      'A character is wrong: in group {{group}}, character {{place}} is {{sign}} and should probably be {{right}}.',
    garbled: 'More than one character is wrong, or one is missing. Please compare it once more.',
    otherKind: 'This is {{kind}}, which does not belong here.',
    version:
      'It was made by another edition of this page (codes {{theirs}}, here {{ours}}). Reload both pages, and make ' +
      'the code anew.',
    foreign: 'This code is from room {{theirs}}; this is room {{ours}}.',
    changed:
      'It is typed as it was made, but its check does not fit this room: it was changed, or made by another edition ' +
      'of ' +
      'this page. Let the student reload the page and make it anew.',
    contents: 'It is typed as it was made, but says something impossible for this room.',
    unknownQuestion: 'It asks a question that this edition of the page does not have. Reload the page.',
    full:
      'A room holds {{most}} students, and this one is full. Save the class as a file, and open another room for the ' +
      'others.',
    duplicate: 'The same code of {{who}} is here already.',
    again: '{{who}} has handed in something else before. Remove that first if this one counts.',
  },
};
