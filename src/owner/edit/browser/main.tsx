import { createRoot } from 'react-dom/client';
import '../../../ui/styles/layers.css';
import '../../../ui/styles/tokens.css';
import '../../../ui/styles/base.css';
import './family.css';
import './controls.css';
import './form.css';
import './fields.css';
import { App } from './App.tsx';

const place = document.getElementById('form');
if (place) createRoot(place).render(<App />);
