import type { CourseDetail } from '../../shared/controls/panels.ts';
import { loadStrings } from '../../shared/text/i18n.ts';

/** Opens "Put this lab in your course" when a lab asks for it; its code is loaded then. */
export function offerCourse(): void {
  document.addEventListener('pe-course', ({ detail }) => void open(detail));
}

async function open(detail: CourseDetail): Promise<void> {
  const [dialog] = await Promise.all([import('./course/dialog.ts'), loadStrings('embed')]);
  dialog.openCourse(detail);
}
