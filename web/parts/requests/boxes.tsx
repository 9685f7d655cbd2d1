import { useState } from 'react'
import { type ContainerType, containerTypeCodes } from '#domain/values/container-type.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import type { FormState } from '#web/parts/forms/use-form.ts'
import { useProblem } from '#web/parts/forms/use-problem.ts'
import button from '#web/ui/button.module.css'
import { readContainers, writeContainers } from './details.ts'
import styles from './requests.module.css'

type BoxesProps = {
  readonly form: FormState
  readonly name: string
  readonly label: string
  readonly value: string | undefined
}
type Box = { readonly type: ContainerType; readonly count: number }

const mostRows = 10
const usual: readonly Box[] = [{ type: '40HQ', count: 1 }]

/** Rows of type and count; the form reads them as one text. */
export function Boxes({ form, name, label, value }: BoxesProps) {
  const { t } = useTranslation('requests')
  const problem = useProblem(form)(name, label)
  const given = readContainers(value ?? '')
  const [boxes, setBoxes] = useState<readonly Box[]>(given.length > 0 ? given : usual)
  const change = (at: number, part: Partial<Box>) =>
    setBoxes(boxes.map((box, each) => (each === at ? { ...box, ...part } : box)))
  const unused = containerTypeCodes.filter((type) => boxes.every((box) => box.type !== type))
  return (
    <fieldset className={styles.boxes}>
      <legend>{label}</legend>
      <input type="hidden" name={name} value={writeContainers(boxes)} />
      {boxes.map((box, at) => (
        <BoxRow
          key={box.type}
          box={box}
          types={[box.type, ...unused]}
          isOnly={boxes.length === 1}
          onChange={(part) => change(at, part)}
          onRemove={() => setBoxes(boxes.filter((_, each) => each !== at))}
        />
      ))}
      {boxes.length < mostRows && unused[0] && (
        <button
          className={button.small}
          type="button"
          onClick={() => setBoxes([...boxes, { type: unused[0] ?? '40HQ', count: 1 }])}
        >
          {t('addContainer')}
        </button>
      )}
      {problem && <p className={styles.problem}>{problem}</p>}
    </fieldset>
  )
}

type BoxRowProps = {
  readonly box: Box
  readonly types: readonly ContainerType[]
  readonly isOnly: boolean
  onChange(part: Partial<Box>): void
  onRemove(): void
}

function BoxRow({ box, types, isOnly, onChange, onRemove }: BoxRowProps) {
  const { t } = useTranslation('requests')
  return (
    <div className={styles.box}>
      <select
        aria-label={t('container')}
        value={box.type}
        onChange={({ target }) => onChange({ type: target.value as ContainerType })}
      >
        {types.map((type) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </select>
      <input
        aria-label={t('count')}
        type="number"
        min={1}
        max={500}
        inputMode="numeric"
        value={box.count === 0 ? '' : box.count}
        onChange={({ target }) => onChange({ count: Number(target.value) })}
      />
      {!isOnly && (
        <button
          className={button.small}
          type="button"
          aria-label={t('removeContainer', { type: box.type })}
          onClick={onRemove}
        >
          ×
        </button>
      )}
    </div>
  )
}
