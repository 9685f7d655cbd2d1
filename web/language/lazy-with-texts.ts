import { type ComponentType, lazy } from 'react'
import { currentTranslator } from './current-translator.ts'
import type { Namespace } from './messages.ts'

/** A part that the browser loads when it is shown, together with the texts that the page does not have before. */
export const lazyWithTexts = <Props extends object>(
  namespaces: readonly Namespace[],
  load: () => Promise<ComponentType<Props>>,
) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), currentTranslator().load(namespaces)])
    return { default: part }
  })
