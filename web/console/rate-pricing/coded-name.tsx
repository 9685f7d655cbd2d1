import { Fragment } from 'react'
import page from '#web/console/shared/page.module.css'

/** A name with its trade code. */
export type CodedName = { readonly name: string; readonly code?: string }

export const textOf = ({ name, code }: CodedName): string => (code === undefined ? name : `${name} ${code}`)

export function NameText({ of: { name, code } }: { of: CodedName }) {
  return (
    <>
      {name}
      {code !== undefined && <span className={page.soft}> {code}</span>}
    </>
  )
}

export function NameTexts({ of, between }: { of: readonly CodedName[]; between: string }) {
  return of.map((name, index) => (
    <Fragment key={textOf(name)}>
      {index > 0 && between}
      <NameText of={name} />
    </Fragment>
  ))
}
