import { createApp } from 'vue';
import 'posenc/elements/define';
import 'posenc-labs/define';
import './course.css';
import Lesson from './Lesson.vue';

createApp(Lesson).mount('#root');
