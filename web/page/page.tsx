import { type ReactNode, useRef } from 'react'
import type { Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BrandContext, type BrandOfPage } from './brand-context.ts'
import { ShownPathContext } from './use-main-focus.ts'

/** Provides brand and translator to a page, on the server and in the browser. */
export function Page({
  brand,
  translator,
  children,
}: {
  brand: BrandOfPage
  translator: Translator
  children: ReactNode
}) {
  return (
    <BrandContext value={brand}>
      <TranslatorContext value={translator}>
        <ShownPathContext value={useRef<string>(undefined)}>{children}</ShownPathContext>
      </TranslatorContext>
    </BrandContext>
  )
}
