import common from '#messages/zh/common.json'
import home from '#messages/zh/home.json'
import services from '#messages/zh/services.json'
import site from '#messages/zh/site.json'

export const siteMessages = { common, home, services, site }
