export * from './DeviceList.tsx'
