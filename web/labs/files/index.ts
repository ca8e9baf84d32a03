export { askedBy } from './asked.ts';
export { labFile } from './lab-file.ts';
export { scormPackage } from './scorm.ts';
