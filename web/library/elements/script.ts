// Entry of the self-contained script: a page that loads it with one <script> tag can use the elements at once.
import './define.ts';
