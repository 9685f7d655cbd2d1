/** The field that keeps the name of a selected company, since a draft of the form has only what its fields contain. */
export const companyNameField = (companyId: string): string => `companyName.${companyId}`
