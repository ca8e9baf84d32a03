// The API that a platform gives to the page in its frame.
window.API = new window.Scorm12API({ autocommit: false, logLevel: 5 });
