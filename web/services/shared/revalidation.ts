import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A language is chosen by going to the same place again, or by letting go of the one in the address. */
const mayBeOtherLanguage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search === nextUrl.search ||
  currentUrl.searchParams.get('lang') !== nextUrl.searchParams.get('lang')

/** Only the named keys of an address choose what the server says; the others are the browser's own affair. */
export const revalidatesBy =
  (...keys: readonly string[]) =>
  (move: ShouldRevalidateFunctionArgs): boolean => {
    const { currentUrl, nextUrl, defaultShouldRevalidate } = move
    if (currentUrl.pathname !== nextUrl.pathname || mayBeOtherLanguage(move)) return defaultShouldRevalidate
    return keys.some((key) => currentUrl.searchParams.get(key) !== nextUrl.searchParams.get(key))
  }
