/** The customer portal's code in the contact list (spec §7). */
export const customerPortal = 'CUSTOMER_PORTAL'
