import type { Schema } from '#web/client/openapi.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './reference.module.css'

const typeNames = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'map', 'null'] as const
type TypeName = (typeof typeNames)[number] | 'any'

/** The type of the items of a list or map. */
const innerOf = ({ items, additionalProperties }: Schema): Schema | undefined =>
  items ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)

/** An object without named fields is a map. */
const typeOf = (schema: Schema): TypeName =>
  schema.type === 'object' && !schema.properties
    ? 'map'
    : (typeNames.find((name) => name === schema.type) ?? (schema.enum ? 'string' : 'any'))

const variantsOf = ({ anyOf, oneOf }: Schema): readonly Schema[] => anyOf ?? oneOf ?? []

/** The options of a union differ by the one field with a constant value. */
const nameOf = ({ properties = {} }: Schema): string => {
  const [name, constant] = Object.entries(properties).find(([, field]) => field.const !== undefined) ?? []
  return constant ? `${name}: ${constant.const}` : Object.keys(properties).join(', ')
}

function useTypeLabel(): (schema: Schema) => string {
  const { t } = useTranslation('apiReference')
  const label = (schema: Schema): string => {
    const { type } = schema
    if (typeof type === 'object') return type.map((one) => label({ ...schema, type: one })).join(t('or'))
    const variants = [...new Set(variantsOf(schema).map(label))]
    if (variants.length > 0) return variants.join(t('or'))
    const inner = innerOf(schema)
    const own = t(`types.${typeOf(schema)}`)
    return inner ? t('holding', { own, inner: label(inner) }) : own
  }
  return label
}

/** Well-known formats; other names are internal to the schema. */
const knownFormats = new Set(['date', 'date-time', 'email', 'uri'])

/** Type, enum values and length in one line. */
export function SchemaFacts({ schema }: { schema: Schema }) {
  const { t } = useTranslation('apiReference')
  const labelOf = useTypeLabel()
  const { minLength, maxLength, format } = schema
  const choices = schema.enum ?? innerOf(schema)?.enum ?? []
  return (
    <span className={styles.facts}>
      {labelOf(schema)}
      {format && knownFormats.has(format) && <code>{format}</code>}
      {maxLength !== undefined && <span>{t('length', { min: minLength ?? 0, max: maxLength })}</span>}
      {choices.map((choice) => (
        <code key={String(choice)}>{String(choice)}</code>
      ))}
    </span>
  )
}

/** The object or union inside a list or map. */
const shapeOf = (schema: Schema): Schema | undefined => {
  if (schema.properties || variantsOf(schema).some(({ properties }) => properties)) return schema
  const inner = innerOf(schema)
  return inner && shapeOf(inner)
}

/** A schema with its fields; nested objects and union options can be expanded. */
export function SchemaTree({ schema }: { schema: Schema }) {
  const shape = shapeOf(schema)
  if (!shape) return null
  const { properties = {}, required = [] } = shape
  return (
    <ul className={styles.tree}>
      {Object.entries(properties).map(([name, field]) => (
        <li key={name}>
          <Field name={name} field={field} isRequired={required.includes(name)} />
        </li>
      ))}
      {variantsOf(shape).map((variant) => (
        <li key={nameOf(variant)}>
          <Field name={nameOf(variant)} field={variant} isRequired />
        </li>
      ))}
    </ul>
  )
}

function Field({ name, field, isRequired }: { name: string; field: Schema; isRequired: boolean }) {
  const { t } = useTranslation('apiReference')
  const line = (
    <>
      <code>{name}</code> <SchemaFacts schema={field} />
      {!isRequired && <em>{t('optional')}</em>}
    </>
  )
  if (!shapeOf(field)) return <p>{line}</p>
  return (
    <details>
      <summary>{line}</summary>
      <SchemaTree schema={field} />
    </details>
  )
}
