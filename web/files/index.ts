export { labFile } from './lab-file.ts';
export { scormPackage } from './scorm.ts';
