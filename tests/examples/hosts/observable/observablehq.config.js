export default {
  title: 'A course',
  search: false,
  globalStylesheets: [],
  head: `<script type="module" src="/posenc/posenc-lab.js"></script>
<script src="/posenc/posenc-elements.js"></script>
<script src="/posenc/posenc-frames.js" data-embed="/posenc/embed.html"></script>`,
};
