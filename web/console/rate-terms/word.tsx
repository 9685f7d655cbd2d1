import { Fragment } from 'react'
import page from '#web/console/shared/page.module.css'

/** A name, and the code that stands for it on papers. */
export type Word = { readonly name: string; readonly code?: string }

export const textOf = ({ name, code }: Word): string => (code === undefined ? name : `${name} ${code}`)

/** Name first, its code in a soft tone beside it. */
export function WordText({ word: { name, code } }: { word: Word }) {
  return (
    <>
      {name}
      {code !== undefined && <span className={page.soft}> {code}</span>}
    </>
  )
}

export function WordTexts({ words, between }: { words: readonly Word[]; between: string }) {
  return words.map((word, at) => (
    <Fragment key={textOf(word)}>
      {at > 0 && between}
      <WordText word={word} />
    </Fragment>
  ))
}
