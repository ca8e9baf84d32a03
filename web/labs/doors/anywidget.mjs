// @ts-check
// A lab as an anywidget, for JupyterLab, VS Code, Colab and marimo: the state of the model is the view of the lab, both
// ways. python/posenc_widget.py is the other half.

/**
 * @typedef {object} Model the part of anywidget's model that is used here
 * @property {(name: string) => any} get
 * @property {(name: string, value: unknown) => void} set
 * @property {() => void} save_changes
 * @property {(event: string, listener: () => void) => void} on
 * @property {(event: string, listener: () => void) => void} off
 */

/** Equal views of plain values, whatever the order of their names. @param {object} a @param {object} b */
const isSame = (a, b) => {
  const [left, right] = [a, b].map((view) => JSON.stringify(Object.entries(view).sort()));
  return left === right;
};

/** @param {{ model: Model, el: HTMLElement }} widget */
async function render({ model, el }) {
  const script = model.get('script');
  await import(/* @vite-ignore */ script);
  const lab = /** @type {HTMLElement & { view: Record<string, unknown> }} */ (
    el.ownerDocument.createElement('posenc-lab')
  );
  lab.setAttribute('lab', model.get('lab'));
  lab.textContent = model.get('text');
  lab.view = model.get('view');
  const tell = () => {
    if (isSame(lab.view, model.get('view'))) return;
    model.set('view', lab.view);
    model.save_changes();
  };
  const follow = () => {
    if (!isSame(lab.view, model.get('view'))) lab.view = model.get('view');
  };
  lab.addEventListener('posenc-change', tell);
  model.on('change:view', follow);
  el.append(lab);
  return () => {
    model.off('change:view', follow);
    lab.remove();
  };
}

export default { render };
