import { answerQuestions } from '../../shared/lab/answer-questions.ts';
import { answerPaste, type Question } from './answer.ts';

answerQuestions((question: Question) => answerPaste(question));
