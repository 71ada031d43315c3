export { default as Avatar } from '@mui/material/Avatar';
export { default as LinearProgress } from '@mui/material/LinearProgress';
export { default as Tab } from '@mui/material/Tab';
export { default as Tabs } from '@mui/material/Tabs';
