import { TypedText } from '#web/components/formats/typed-text.tsx'
import type { Remark } from '#web/components/orders/field-remarks.tsx'
import { useFieldLabel } from '#web/components/orders/use-field-label.ts'
import { goToField } from '#web/ui/go-to-field.ts'
import type { FormToFill } from './form-values.ts'
import styles from './orders.module.css'
import { depths } from './use-review-step.ts'
import { useStepDepth } from './use-step-depth.ts'

/** The field or the group of a remark, by its name in the form. */
const nameOf = (property: string): string => property.replace(/^(fields|groups)\./, '')

/** The last part of a path names the field. */
const fieldOf = (property: string): string => property.split('.').at(-1) ?? property

type RemarkListProps = { readonly remarks: readonly Remark[]; readonly fill: FormToFill }

/** What staff ask to correct, each with a link to the field that it is about, while its form is shown. */
export function RemarkList({ remarks, fill: { typed } }: RemarkListProps) {
  const { depth } = useStepDepth()
  const names = [...typed.fields, ...typed.groups].map(({ name }) => name)
  const isShown = (name: string) => depth === depths.form && names.includes(name.split('.')[0] ?? '')
  return (
    <ul className={styles.remarks}>
      {remarks.map(({ property, message }) => (
        <li key={`${property} ${message}`}>
          {property && <FieldName property={property} hasLink={isShown(nameOf(property))} />}{' '}
          <TypedText text={message} />
        </li>
      ))}
    </ul>
  )
}

function FieldName({ property, hasLink }: { readonly property: string; readonly hasLink: boolean }) {
  const labelOf = useFieldLabel()
  const field = fieldOf(property)
  const label = [labelOf(field), labelOf(field, 'groups')].find((text) => text !== field) ?? field
  const name = nameOf(property)
  if (!hasLink) return <strong>{label}</strong>
  return (
    <a
      href={`#${name}`}
      onClick={(event) => {
        event.preventDefault()
        goToField(document, name)
      }}
    >
      <strong>{label}</strong>
    </a>
  )
}
