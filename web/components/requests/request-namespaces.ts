/** The namespaces of the form for a quote request, beyond those of any form. */
export const requestNamespaces = ['drafts', 'myQuotes', 'requests'] as const
