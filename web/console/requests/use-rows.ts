import { useState } from 'react'

/** Rows of a form that are added and removed: a key for each; its position names its fields. */
export type Rows = {
  readonly keys: readonly number[]
  add(): void
  remove(key: number): void
}

type RowLimits = { readonly first: number; readonly most: number }

/** Once the rows are rendered, `onChanged` gets the position of a new row. */
export function useRows({ first, most }: RowLimits, onChanged: (added: number | undefined) => void): Rows {
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length: first }, (_, key) => key))
  const change = (next: readonly number[]) => {
    setKeys(next)
    requestAnimationFrame(() => onChanged(next.length > keys.length ? next.length - 1 : undefined))
  }
  return {
    keys,
    add: () => {
      if (keys.length < most) change([...keys, Math.max(-1, ...keys) + 1])
    },
    remove: (key) => change(keys.filter((one) => one !== key)),
  }
}
