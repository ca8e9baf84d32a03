// Asks before the tab is closed while something would be lost by it.

const ask = (event: BeforeUnloadEvent): void => {
  event.preventDefault();
  // Safari until 2023 asks only then.
  event.returnValue = true;
};

/** Whether the browser asks. A page that asks is not kept for the back button, so only while there is a reason. */
export function askBeforeClosing(on: boolean): void {
  if (on) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
