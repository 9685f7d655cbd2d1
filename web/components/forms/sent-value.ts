/** A control that shows something else than it sends has its value in the last field of its name. */
export const sentValue = (form: FormData, name: string): string =>
  String(form.getAll(name).at(-1) ?? '').trim()
