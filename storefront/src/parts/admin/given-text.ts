/** A text field of a form as a part of a call's input; nothing where it is empty. */
export function givenText<Name extends string>(
  form: FormData,
  name: Name,
): { readonly [N in Name]?: string } {
  const text = form.get(name)
  const given = typeof text === 'string' && text.trim() !== '' ? { [name]: text.trim() } : {}
  return given as { readonly [N in Name]?: string }
}
