export { Field, FieldMessages, useFieldControl, type FieldProps, type FieldTexts } from './Field.tsx'
