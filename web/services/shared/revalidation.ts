import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** The language changes by a navigation to the same page, with or without the language in the URL. */
const mayBeOtherLanguage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search === nextUrl.search ||
  currentUrl.searchParams.get('lang') !== nextUrl.searchParams.get('lang')

/** Only these URL keys change the data of the server; only the browser uses the others. */
export const revalidatesBy =
  (...keys: readonly string[]) =>
  (move: ShouldRevalidateFunctionArgs): boolean => {
    const { currentUrl, nextUrl } = move
    if (currentUrl.pathname !== nextUrl.pathname || mayBeOtherLanguage(move))
      return move.defaultShouldRevalidate
    return keys.some((key) => currentUrl.searchParams.get(key) !== nextUrl.searchParams.get(key))
  }
